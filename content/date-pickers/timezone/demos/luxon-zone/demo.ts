import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A time zone with Luxon',
  height: 92,
  excerpt: ['const kickoff', '});'],
});
