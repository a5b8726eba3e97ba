import { createContext } from "react";
import type { Device } from "../../releases/recommendFile";

/**
 * A hook that gives the visitor's device, or null until it is known. The context has the hook, not the device: a context that changes
 * makes React throw away the HTML of all sections that are not hydrated yet.
 */
export const DeviceContext = createContext<() => Device | null>(() => null);
