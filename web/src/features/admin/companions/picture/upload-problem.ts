/** A picture that did not arrive; `message` is the whole text for people (R-ADMIN-29). */
export class UploadProblem extends Error {}
