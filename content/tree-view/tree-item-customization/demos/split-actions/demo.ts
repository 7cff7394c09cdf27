import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand with a button, select with the label',
  height: 128,
  excerpt: ['const handleClick', '};', '<Button', '</Button>'],
});
