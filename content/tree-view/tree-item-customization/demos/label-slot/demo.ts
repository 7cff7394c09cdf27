import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A label with a second line', height: 156 });
