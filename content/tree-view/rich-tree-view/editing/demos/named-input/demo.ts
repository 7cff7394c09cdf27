import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A name for the input', height: 96 });
