import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Copy the state of one grid to another',
  height: 605,
  excerpt: ['<Button', '</Button>'],
});
