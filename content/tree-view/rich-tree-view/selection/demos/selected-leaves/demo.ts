import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Get the selected leaf items',
  height: 170,
  excerpt: ['const propagation', ';', 'setLeaves(', ');'],
});
