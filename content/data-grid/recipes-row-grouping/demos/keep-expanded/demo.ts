import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep groups expanded when rows change',
  height: 480,
  excerpt: ['React.useEffect', ');'],
});
