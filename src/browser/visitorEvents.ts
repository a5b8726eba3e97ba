/** The events of a visitor who uses the page. After one, nothing scrolls the page by itself. */
export const VISITOR_EVENTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
