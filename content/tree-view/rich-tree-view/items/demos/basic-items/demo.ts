import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Items with an id, a label and children',
  height: 320,
  excerpt: ["id: 'drinks'", '],', '<RichTreeView', '/>'],
});
