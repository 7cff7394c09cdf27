import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select items programmatically',
  height: [225, 190],
  excerpt: [
    'apiRef.current?.setItemSelection({ event',
    "'coral'",
    '<RichTreeView',
    '/>',
  ],
});
