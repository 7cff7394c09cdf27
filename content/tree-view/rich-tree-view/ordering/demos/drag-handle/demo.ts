import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Drag items by a handle',
  height: 128,
  ads: false,
  excerpt: ['const { draggable', ';', '<Box', '</Box>'],
});
