import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A style that depends on the depth', height: 104 });
