import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the drag label and the icon',
  height: 320,
  excerpt: ['const rows', '}));'],
});
