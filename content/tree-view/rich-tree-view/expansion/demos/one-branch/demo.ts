import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Keep one branch open at a time', height: 128 });
