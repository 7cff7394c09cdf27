import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit every column type',
  height: 268,
  excerpt: ["field: 'priority'", 'editable: true,'],
});
