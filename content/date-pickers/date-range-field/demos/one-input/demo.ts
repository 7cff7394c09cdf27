import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Both dates in one input',
  height: 79,
});
