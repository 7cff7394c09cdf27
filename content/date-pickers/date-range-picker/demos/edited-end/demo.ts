import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between the start and the end',
  height: 415,
  ssr: false,
});
