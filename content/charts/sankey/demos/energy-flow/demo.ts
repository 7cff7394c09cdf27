import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Where energy comes from and where it goes',
  height: 320,
});
