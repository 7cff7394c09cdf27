import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pictures that may be missing',
  height: 300,
});
