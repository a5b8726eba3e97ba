const scrollIntoView = jest.fn();
let target: HTMLElement;
/** Shows an element in a new document, which came by a navigation of this type. */
let show: (type?: string) => Promise<void>;

beforeEach(() => {
  jest.resetModules();
  Object.assign(window, { scrollY: 0 });
  document.body.innerHTML = '<div tabindex="-1"></div>';
  target = document.querySelector("div") ?? document.body;
  target.scrollIntoView = scrollIntoView;
  show = async (type = "navigate") => {
    const entry = { type, name: "", entryType: "navigation", startTime: 0, duration: 0, toJSON: () => ({}) };
    jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
    const { showOnce } = await import("../../../src/features/download/showOnce");
    await showOnce(target);
  };
});

test("what a link asked for is focused and brought into the window once in a document", async () => {
  await show();
  expect(target).toHaveFocus();
  await show();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test.each(["reload", "back_forward"])("after a navigation of type %s, the browser alone leads the visitor", async (type) => {
  await show(type);
  expect(target).not.toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("a visitor who has begun to read is not moved", async () => {
  Object.assign(window, { scrollY: 200 });
  await show();
  expect(target).not.toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
