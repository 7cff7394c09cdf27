// jsdom has no layout, but CodeMirror measures text in the next frame if a test lasts until then.
if ('Range' in globalThis) {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}
