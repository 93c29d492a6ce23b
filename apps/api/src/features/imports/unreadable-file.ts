/** Why a file cannot be brought in, in Finnish: it is told at the field of the file. */
export class UnreadableFile extends Error {}
