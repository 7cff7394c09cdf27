import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A separate field for each date',
  height: 56,
});
