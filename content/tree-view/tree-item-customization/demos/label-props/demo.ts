import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pass props to the label',
  height: 64,
  excerpt: ['<TreeItem', '/>', 'slots={{ item', '}}'],
});
