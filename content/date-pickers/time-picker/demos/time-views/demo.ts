import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Different sets of views',
  height: 216,
  excerpt: ['<TimePicker', "views={['minutes', 'seconds']}"],
  picture: 'Choose',
});
