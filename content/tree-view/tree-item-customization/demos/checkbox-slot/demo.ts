import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show stars instead of checkboxes',
  height: 96,
  excerpt: ['<TreeItemCheckbox', '/>', 'const slots', ';'],
});
