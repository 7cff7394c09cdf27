import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Customize several parts',
  height: 40,
  picture: 'Choose',
});
