import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Two columns', height: 270 });
