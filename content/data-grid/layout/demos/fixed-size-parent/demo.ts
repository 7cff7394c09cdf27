import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A parent with a fixed size', height: 240 });
