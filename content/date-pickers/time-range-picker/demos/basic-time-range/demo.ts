import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic Time Range Picker',
  height: 79,
  picture: 'Choose',
});
