import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the indentation',
  height: 142,
  excerpt: ['const [indentation', ';', '<RichTreeView', '/>'],
});
