/** Made by web/build/common-passwords.ts. */
declare module 'virtual:common-passwords' {
  const words: string[];
  export default words;
}
