import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One, two or three months',
  height: 216,
  picture: 'Choose',
});
