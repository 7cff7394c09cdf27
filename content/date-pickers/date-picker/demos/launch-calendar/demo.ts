import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Adjust several parts at once',
  height: 40,
});
