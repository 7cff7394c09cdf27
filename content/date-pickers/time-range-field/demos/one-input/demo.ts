import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Both times in one input',
  height: 79,
});
