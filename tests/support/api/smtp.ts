/** An SMTP server for tests. It accepts all mails, or sends the replies that the test sets. */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type SmtpServer = {
  port: number;
  /** All received commands, in order. */
  commands: string[];
  /** The accepted mails, unchanged. */
  mails: string[];
  /** Open connections. */
  connections: () => number;
  /** Returns the reply to a command, or undefined for the usual one. 'drop' closes the connection without a reply. */
  instead: (command: string) => string | undefined;
  close(): Promise<void>;
};

/**
 * @param port the port of an earlier server, to replace it
 * @param capabilities extensions in the reply to EHLO, such as AUTH PLAIN
 */
export async function openSmtp({
  port = 0,
  capabilities = [] as string[],
} = {}): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, opened, capabilities);
  });
  await new Promise<void>((listening) => server.listen(port, '0.0.0.0', listening));
  const opened: SmtpServer = {
    port: (server.address() as AddressInfo).port,
    commands: [],
    mails: [],
    connections: () => sockets.size,
    instead: () => undefined,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return opened;
}

const USUAL: Record<string, string> = { AUTH: '235 welcome', STARTTLS: '502 no encryption here' };

function converse(socket: Socket, server: SmtpServer, capabilities: readonly string[]): void {
  let buffer = '';
  let message: string[] | null = null;
  const send = (line: string) => socket.write(`${line}\r\n`);
  const reply = (command: string, usual: string) => {
    const instead = server.instead(command);
    if (instead === 'drop') socket.destroy();
    else send(instead ?? usual);
  };
  send('220 mail.test');
  socket.on('data', (bytes) => {
    buffer += bytes.toString();
    const lines = buffer.split('\r\n');
    buffer = lines.pop()!;
    for (const line of lines) {
      if (message && line !== '.') {
        message.push(line);
      } else if (message) {
        server.mails.push(message.join('\r\n'));
        message = null;
        reply('.', '250 taken');
      } else {
        server.commands.push(line);
        const command = line.split(' ')[0]!.toUpperCase();
        if (command === 'EHLO') {
          const replyLines = ['mail.test', ...capabilities];
          for (const [at, text] of replyLines.entries())
            send(`250${at < replyLines.length - 1 ? '-' : ' '}${text}`);
        } else if (command === 'DATA') {
          message = [];
          send('354 go on');
        } else if (command === 'QUIT') {
          socket.end('221 bye\r\n');
        } else {
          reply(command, USUAL[command] ?? '250 ok');
        }
      }
    }
  });
}
