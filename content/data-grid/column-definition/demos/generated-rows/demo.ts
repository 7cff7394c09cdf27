import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Handle generated rows in valueGetter',
  height: 428,
  ads: false,
  excerpt: ['const guarded', '];'],
});
