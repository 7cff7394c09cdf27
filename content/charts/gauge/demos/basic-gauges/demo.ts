import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A full and a half gauge',
  height: 186,
});
