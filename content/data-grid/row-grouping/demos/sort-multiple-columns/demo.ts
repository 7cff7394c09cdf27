import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort each level with its own column',
  height: 424,
  excerpt: ['const leagueColumn', '};'],
});
