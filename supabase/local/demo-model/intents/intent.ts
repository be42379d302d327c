/** What a message can be about: its name in the files of lines, and what a sentence of it looks like in any case. */
export type Intent = [name: string, ...when: RegExp[]];
