/** Why Jotter cannot start, in words for the person who runs it. Shown as one line, without a stack trace. */
export class StartupProblem extends Error {}
