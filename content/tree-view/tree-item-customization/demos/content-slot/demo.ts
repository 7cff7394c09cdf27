import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Customize the row',
  height: 130,
  excerpt: ['const BorderedContent', 'const slots', 'return <TreeItem', ';'],
});
