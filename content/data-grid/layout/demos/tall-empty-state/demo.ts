import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A taller empty grid',
  height: 351,
});
