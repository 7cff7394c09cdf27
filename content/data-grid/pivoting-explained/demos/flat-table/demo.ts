import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bike rentals as a flat table',
  height: 476,
  excerpt: ['const rows', '];'],
});
