import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep selected rows visible while filtering',
  height: 474,
  picture: 'Filters',
  excerpt: ['function keepSelected', '}'],
});
