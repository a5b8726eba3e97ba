/** Stands for a file that the bundler would give an address. */
export default "/static/file";
