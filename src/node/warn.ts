/** Gets a problem that does not stop the build, as one line for its log. */
export type Warn = (message: string) => void;
