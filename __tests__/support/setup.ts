import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// jsdom has neither; react-dom/server wants both.
Object.assign(globalThis, { TextDecoder, TextEncoder });
