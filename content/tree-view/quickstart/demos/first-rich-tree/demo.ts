import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tree built from an array',
  height: 256,
  excerpt: ["id: 'operations'", '],', '<RichTreeView', '/>'],
});
