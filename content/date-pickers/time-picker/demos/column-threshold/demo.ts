import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One list or several columns',
  height: 264,
  excerpt: ['<TimePicker', '/>'],
  picture: 'Choose',
});
