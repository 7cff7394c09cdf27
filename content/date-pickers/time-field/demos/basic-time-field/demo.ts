import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Time Field', height: 79 });
