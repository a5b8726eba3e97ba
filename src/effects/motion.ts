// framer-motion's components would load five times as much script as these two functions.
export { inView } from "framer-motion/dom";
export { animate } from "framer-motion/dom/mini";
